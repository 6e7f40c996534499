import { describe, expect, test } from 'vitest';
import { athome, ways } from '../src/lib/reach';

const LAN = ['http://192.168.1.20:8642', 'http://10.0.0.7:8642'];

describe('addresses to invite others to', () => {
  test.each(['http://localhost:8642', 'http://127.0.0.1:8642', 'http://[::1]:8642'])(
    '%s is never offered where there is another',
    (own) => expect(ways(own, { addresses: LAN, near: false })).toEqual({ sites: LAN, alone: '' }),
  );

  test('an address that brought me here brings others too', () => {
    const own = 'http://10.0.0.7:8642';
    expect(ways(own, { addresses: LAN, near: false }).sites).toEqual([own, LAN[0]]);
    expect(ways('https://birds.example', null)).toEqual({ sites: ['https://birds.example'], alone: '' });
  });

  test('where nobody else can come, that is said', () => {
    const own = 'http://localhost:8642';
    expect(ways(own, { addresses: [], near: true })).toEqual({ sites: [own], alone: 'web-reach-near' });
    expect(ways(own, { addresses: [], near: false })).toEqual({ sites: [own], alone: 'web-reach-no-network' });
    expect(ways(own, null)).toEqual({ sites: [own], alone: '' }); // not known yet
  });

  test('which addresses work in the same network only', () => {
    const home = [...LAN, 'http://172.16.0.1', 'http://piaf:8642', 'http://piaf.local', 'http://[fd00::1]:80'];
    expect(home.filter((site) => !athome(site))).toEqual([]);
    expect(['https://birds.example', 'http://172.32.0.1', 'http://203.0.113.9'].filter(athome)).toEqual([]);
  });
});

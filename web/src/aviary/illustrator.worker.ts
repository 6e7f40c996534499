/** Draws birds in full detail, beside the page: the whole illustrator is in here and nowhere else in the app. */
import { plateOf } from '../art/plates';

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage({ id: data, svg: plateOf(data) } satisfies Drawn);

export interface Drawn {
  id: string;
  svg: string;
}

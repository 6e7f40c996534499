/** Owls. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'barn-owl': [2.4, 8.4, 'rasp(n=0,noise=1,band=.45,am=36/.5/1,sub=0) 3.4>4.6>4.9>4.7>3.4:1350',
    'Hissing scream, shrrreeeee'],
  'barred-owl': [0.3, 0.75, 'hoot (.44>.42:115 _105)x2 .44>.42:95 _60 .5>.46>.38:220 _210 (.44>.42:115 _105)x2 .45>.42:95 _60 .52>.55>.46>.34>.28:520',
    'Who cooks for you, who cooks for you-all'],
  'burrowing-owl': [0.7, 1.05, 'hoot(roll=22) (.78>.8:120 _90 .92>.88:430 _330)x2',
    'Male at his burrow, coo-COOOO'],
  'eastern-screech-owl': [0.6, 1.5, 'hoot(roll=22,am=15/.75/1,fm=15/.03) .85>1.15>1.3>1.2>1.0>.85>.68:1900',
    'Whinny: a quavering whistle that rises a little and sinks'],
  'great-horned-owl': [0.22, 0.5, 'hoot(roll=13) .3>.32>.3:330 _150 (.31>.3:95 _70)x2 _120 .31>.29:420 _230 .31>.28:420',
    'Deep hoo, hu-hu, hooo, hooo'],
  'spotted-owl': [0.35, 0.8, 'hoot(roll=15) .5>.47:110 _420 (.52>.5:170 _190)x2 _160 .54>.56>.5>.42:480',
    'Hup … hoo-hoo … hooo, like small barks'],
} satisfies Record<string, Line>;

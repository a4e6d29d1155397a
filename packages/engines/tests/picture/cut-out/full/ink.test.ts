import type { Light } from '../../../helpers/inked-paper';
import { testInkCutOut } from '../ink-in-light';

const cream: Light['paper'] = [246, 242, 230];

testInkCutOut({
  'a white sheet': { noise: 0, fall: 0, shadow: 0, paper: [255, 255, 255] },
  'a sheet with a shadow across': { noise: 5, fall: 0.15, shadow: 0.35, paper: cream },
  'a grained sheet': { noise: 6, fall: 0, shadow: 0, paper: cream },
  'a sheet lit from one side': { noise: 5, fall: 0.35, shadow: 0, paper: cream },
});

import { testPersonCutOut } from '../person-in-scenes';

testPersonCutOut([
  'before a white wall',
  'before a shelf of books',
  'under a sky, on grass',
  'before tiles',
  'by evening light, seen the other way round',
  'at the left of a wide picture',
]);

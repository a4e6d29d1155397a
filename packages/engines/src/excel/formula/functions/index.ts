import type { Functions } from '../context';
import { dates } from './dates';
import { finance } from './finance';
import { logic } from './logic';
import { lookups } from './lookup';
import { numbers } from './numbers';
import { statistics } from './statistics';
import { texts } from './texts';

/** Supported functions, by their names in the file. */
export const functions: Functions = {
  ...logic,
  ...numbers,
  ...statistics,
  ...texts,
  ...dates,
  ...lookups,
  ...finance,
};

import { z } from 'zod';
import { meta, text } from './common';
import { detailBase } from './detail';

export const hubSchema = z.strictObject({ title: text(3, 60), lead: text(20, 160), meta });

export const entriesSchema = z.array(detailBase).min(1);

import { z } from 'zod';
import { meta, text } from './common';

export const simplePageSchema = z.strictObject({ title: text(3, 60), lead: text(20, 160), meta });

/** Worker of the pdf engine: serves its operations. */
import { serve } from '../worker';
import { operations } from './operations';

serve(operations);

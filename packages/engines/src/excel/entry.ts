/** Worker of the excel engine: serves its operations. */
import { serve } from '../worker';
import { operations } from './operations';

serve(operations);

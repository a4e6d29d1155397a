/** Worker of the PowerPoint engine: serves its operations. */
import { serve } from '../worker';
import { operations } from './operations';

serve(operations);

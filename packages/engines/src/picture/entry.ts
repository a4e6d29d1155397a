import { serve } from '../worker';
import { operations } from './operations';

serve(operations);

import type { PictureName } from '../../../lib/schema/pictures';
import type { Drawing } from '../kit/svg';
import { features } from './features';
import { aiFeatures } from './features-ai';
import { featuresHub } from './features-hub';
import { help } from './help';
import { problems, steps } from './home';
import { homeBenefits } from './home-benefits';
import { avatars, formats } from './home-labels';
import { integrations } from './integrations';
import { security } from './security';
import { otherTools } from './tools';
import { convertTools } from './tools-convert';
import { useCases } from './use-cases';

/** Every picture of the site. A name without a drawing, and a drawing without a name, do not compile. */
export const pictures = {
  ...convertTools,
  ...otherTools,
  ...features,
  ...aiFeatures,
  ...useCases,
  ...security,
  ...integrations,
  ...featuresHub,
  ...homeBenefits,
  ...problems,
  ...steps,
  ...formats,
  ...avatars,
  ...help,
} satisfies Record<PictureName, Drawing>;

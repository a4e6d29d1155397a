import { features } from './features';
import { aiFeatures } from './features-ai';
import { featuresHub } from './features-hub';
import { help } from './help';
import { problems, steps } from './home';
import { homeBenefits } from './home-benefits';
import { avatars, formats } from './home-labels';
import { integrations } from './integrations';
import type { Pictures } from './names';
import { security } from './security';
import { otherTools } from './tools';
import { convertTools } from './tools-convert';
import { useCases } from './use-cases';

/** The pictures that this program draws. A drawing whose name content may not use does not compile. */
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
} satisfies Pictures;

import { earlyPromise, firstPlanWith } from './plans';
import type { Capabilities } from './schema/capabilities';
import { choices } from './schema/choices';
import { fieldName, textsIn } from './schema/field-names';
import { contentError } from './schema/parse';
import type { Pricing } from './schema/pricing';

/**
 * Finds capabilities that no plan includes.
 *
 * @param file path of the content file, for the message
 * @throws ContentError naming file and fields
 */
export function checkLabels(file: string, { list }: Capabilities, { plans, features }: Pricing): void {
  const mistakes = list.flatMap(({ label }, index) => {
    if (firstPlanWith(label, plans) >= 0) return [];
    const allowed = choices(
      features.map(({ id }) => id),
      label,
    );
    const problem = `is “${label}”, which no plan of content/pricing.ts includes. Use one of ${allowed}.`;
    return [{ field: `list[${index}].label`, problem }];
  });
  if (mistakes.length > 0) throw contentError(file, mistakes, { list });
}

/**
 * Finds texts that promise a capability to everybody, or with a plan that does not include it yet.
 *
 * @param file path of the content file, for the message
 * @param data its parsed content
 * @throws ContentError naming file and fields
 */
export function checkPromises(file: string, data: unknown, { list }: Capabilities, { plans }: Pricing): void {
  const mistakes = textsIn(data).flatMap(({ path, text }) =>
    text
      .split(/(?<=[.!?])\s+/)
      .flatMap((sentence) => earlyPromise(sentence, list, plans))
      .map(({ capability, plan }) => ({
        field: fieldName(path),
        problem: `promises too early what begins with ${plan.name}: ${capability.name}. Add “${capability.label}” to “includes” of “${plans[0]?.name}” in content/pricing.ts, or name ${plan.name} in this text, or take the promise out.`,
      })),
  );
  if (mistakes.length > 0) throw contentError(file, mistakes, data);
}

/** Largest number of names in one message. */
const mostNames = 10;

/** Names for the detail of a fact, without duplicates: the first ten, and a sign if there are more. */
export function listedNames(all: string[]): string {
  const names = [...new Set(all.filter(Boolean))];
  return [...names.slice(0, mostNames), ...(names.length > mostNames ? ['…'] : [])].join(', ');
}

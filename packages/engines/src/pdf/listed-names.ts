/** Most names in one sentence. */
const mostNames = 10;

/** Names for the detail of a fact, each once: the first ten, and a sign that there are more. */
export function listedNames(all: string[]): string {
  const names = [...new Set(all.filter(Boolean))];
  return [...names.slice(0, mostNames), ...(names.length > mostNames ? ['…'] : [])].join(', ');
}

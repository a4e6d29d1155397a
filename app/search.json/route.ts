import { searchIndex } from '@/app/_shared/search-index';

export const dynamic = 'force-static';

/** Index of the search, fetched when somebody searches, which keeps pages small. */
export function GET(): Response {
  return Response.json(searchIndex());
}

/** All failures of the endpoint with log event and status. Texts: `answers` of contact-endpoint.ts. */
export const answers = {
  method: { event: 'contact.method', status: 405 },
  crossSite: { event: 'contact.cross_site', status: 403 },
  mediaType: { event: 'contact.media_type', status: 415 },
  tooLarge: { event: 'contact.too_large', status: 413 },
  malformed: { event: 'contact.malformed', status: 400 },
  invalid: { event: 'contact.invalid', status: 422 },
  tooLong: { event: 'contact.invalid', status: 413 },
  file: { event: 'contact.invalid', status: 422 },
  honeypot: { event: 'contact.honeypot', status: 422 },
  config: { event: 'contact.config', status: 503 },
  limited: { event: 'contact.limited', status: 429 },
  timeout: { event: 'contact.failed', status: 504 },
  unavailable: { event: 'contact.failed', status: 503 },
  refused: { event: 'contact.failed', status: 502 },
  broken: { event: 'contact.failed', status: 502 },
  uncertainTimeout: { event: 'contact.uncertain', status: 504 },
  uncertain: { event: 'contact.uncertain', status: 502 },
  pending: { event: 'contact.pending', status: 503 },
  error: { event: 'contact.error', status: 500 },
} as const satisfies Record<string, { event: string; status: number }>;

export type AnswerName = keyof typeof answers;

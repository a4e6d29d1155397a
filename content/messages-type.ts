import type { messages } from './messages';

/**
 * Messages of one tool or job, as its file in content/tools has them: a component that reads another key does not
 * compile. Components import this type and get the messages themselves from app.
 */
export type Messages<Slug extends keyof typeof messages = keyof typeof messages> = (typeof messages)[Slug];

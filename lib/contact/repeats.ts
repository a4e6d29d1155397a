import { createHash, randomUUID } from 'node:crypto';
import { type ContactContext, writeContext } from './context';
import type { ContactValues } from './rules';

/** Milliseconds for which a sent message is remembered. */
export const retentionTime = 10 * 60 * 1000;

/** Largest number of messages remembered at a time. */
const maxMessages = 2000;

/** The draft's id, from the header or from the page after a failed plain post. */
export function draftOf(header: string | null, field: string | undefined): string | undefined {
  return [header, field].find((value) => value && /^[\x21-\x7e]{1,200}$/.test(value)) ?? undefined;
}

/**
 * Hex key of a message: a hash of the draft's id and all values. The same draft with another text is another message
 * (draft-ietf-httpapi-idempotency-key-header: key and fingerprint).
 */
export function messageKey(draft: string, values: ContactValues, context: ContactContext): string {
  const parts = [draft, values.fullName, values.email, values.message, writeContext(context)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const codeCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Reference of the message for visitor and owner: `C-7KQ2-M9XD`, from the key, without ambiguous letters. */
export function referenceOf(key: string): string {
  const code = Array.from(
    { length: 8 },
    (_, i) => codeCharacters[Number.parseInt(key.slice(i * 2, i * 2 + 2), 16) % 32],
  );
  return `C-${code.slice(0, 4).join('')}-${code.slice(4).join('')}`;
}

export type Attempted<Result> = { result: Result; repeated: boolean };

/** Sends a message. `handedOver` has to be called when the mail server has the whole message. */
export type Send<Result> = (handedOver: () => void) => Promise<Result>;

export type Repeats<Result> = {
  /** Runs a send once per key; repeats get the first result, or `undefined` while another instance sends. */
  once(key: string, send: Send<Result>): Promise<Attempted<Result> | undefined>;
  /**
   * The draft of a message that has none: that of the same text in the last ten minutes, or a new one.
   *
   * @param textKey key of the message without a draft
   */
  draftFor(textKey: string): Promise<string>;
};

/**
 * Repeats within this process: concurrent ones share one send, sent ones are remembered for ten minutes,
 * failures are dropped at once so that a visitor can retry.
 */
export function memoryRepeats<Result extends { ok: boolean }>(now: () => number = () => performance.now()) {
  const drafts = new Map<string, { draft: string; ends: number }>();
  const pending = new Map<string, Promise<Result>>();
  const sent = new Map<string, { result: Result; ends: number }>();

  const removeExpired = (records: Map<string, { ends: number }>) => {
    for (const [key, { ends }] of records) {
      if (ends > now() && records.size <= maxMessages) break;
      records.delete(key);
    }
  };

  return {
    async draftFor(textKey: string): Promise<string> {
      removeExpired(drafts);
      const draft = drafts.get(textKey)?.draft ?? randomUUID();
      if (!drafts.has(textKey)) drafts.set(textKey, { draft, ends: now() + retentionTime });
      return draft;
    },
    async once(key: string, send: Send<Result>): Promise<Attempted<Result>> {
      removeExpired(sent);
      const existing = sent.get(key)?.result ?? pending.get(key);
      if (existing) return { result: await existing, repeated: true };
      const sending = send(() => undefined);
      pending.set(key, sending);
      try {
        const result = await sending;
        if (result.ok) sent.set(key, { result, ends: now() + retentionTime });
        return { result, repeated: false };
      } finally {
        pending.delete(key);
      }
    },
  };
}

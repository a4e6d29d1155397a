/** A received message in parsed form, with its raw source. */
export type ReceivedMail = {
  receivedAt: string;
  envelope: { from: string; to: string[] };
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  messageId: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
  raw: string;
};

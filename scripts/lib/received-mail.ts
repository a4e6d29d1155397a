/** One message as a mail program would show it, with everything that came over the wire. */
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

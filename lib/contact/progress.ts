/** Commands a session goes through. Other lines of ours are answers to a login and may hold secrets. */
const commandName = /^(EHLO|HELO|STARTTLS|AUTH|MAIL|RCPT|DATA)\b/;

/**
 * Learns from nodemailer's log how far a session came; nothing of it is printed. Its `message` entry comes exactly
 * when the final dot has been handed to the socket, its `client` entries with each command and its `server` entries
 * with each reply. The stage is the first command without a reply: with PIPELINING the last one sent says nothing.
 */
export function watchProgress() {
  const commands: string[] = [];
  let replies = -1; // The greeting answers no command.
  let dot = false;
  let dataReply = '';
  const see = (entry: { tnx?: string }, line?: unknown) => {
    if (entry.tnx === 'message') dot = true;
    if (entry.tnx === 'server') {
      replies++;
      if (commands[replies - 1] === 'DATA') dataReply ||= String(line);
    }
    if (entry.tnx === 'client')
      commands.push(commandName.exec(String(line))?.[0] ?? commands.at(-1) ?? 'CONN');
  };
  const none = () => undefined;
  return {
    logger: { trace: none, debug: see, info: see, warn: none, error: none, fatal: none },
    stage: () => commands[Math.max(0, replies)] ?? commands.at(-1) ?? 'CONN',
    /** Whether the server answered DATA with 354, the only reply that asks for the message (RFC 5321, 4.1.1.4). */
    asked: () => dataReply.startsWith('354'),
    /** Whether it answered DATA with a confirmation, of a message that it has not seen. */
    thanked: () => dataReply.startsWith('2'),
    /** Whether the message was being sent. */
    amidMessage: () => commands.at(-1) === 'DATA' && replies >= commands.length,
    dotSent: () => dot,
  };
}

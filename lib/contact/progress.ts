/** Commands of a session. Other lines sent are answers to a login and may hold secrets. */
const commandName = /^(EHLO|HELO|STARTTLS|AUTH|MAIL|RCPT|DATA)\b/;

/**
 * Tracks a session through nodemailer's log, without printing it. Its `message` entry comes exactly when the
 * final dot has been handed to the socket, its `client` entries with each command, its `server` entries with
 * each reply. `handedOver` is called on the `message` entry. The stage is the first command without a reply, since
 * with PIPELINING several commands may be waiting for theirs.
 */
export function watchProgress(handedOver?: () => void) {
  const commands: string[] = [];
  let replies = -1; // The greeting answers no command.
  let hasSentDot = false;
  let dataReply = '';
  const onEntry = (entry: { tnx?: string }, line?: unknown) => {
    if (entry.tnx === 'message') {
      hasSentDot = true;
      handedOver?.();
    }
    if (entry.tnx === 'server') {
      replies++;
      if (commands[replies - 1] === 'DATA') dataReply ||= String(line);
    }
    if (entry.tnx === 'client')
      commands.push(commandName.exec(String(line))?.[0] ?? commands.at(-1) ?? 'CONN');
  };
  const ignore = () => undefined;
  return {
    logger: { trace: ignore, debug: onEntry, info: onEntry, warn: ignore, error: ignore, fatal: ignore },
    stage: () => commands[Math.max(0, replies)] ?? commands.at(-1) ?? 'CONN',
    /** Whether the reply to DATA was 354, the only one that requests the message (RFC 5321, 4.1.1.4). */
    messageRequested: () => dataReply.startsWith('354'),
    /** Whether the reply to DATA was 2xx, which accepts a message that the server has not received. */
    dataConfirmed: () => dataReply.startsWith('2'),
    /** Whether the message was being sent. */
    amidMessage: () => commands.at(-1) === 'DATA' && replies >= commands.length,
    dotSent: () => hasSentDot,
  };
}

import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createSecureContext, type TLSSocket, TLSSocket as TlsSocket } from 'node:tls';
import { testCertificate, testKey } from './certificate';

/**
 * A mail server that follows a script: at every stage it can refuse, hang, drip, close or reset. Otherwise it behaves like
 * a real one, and it keeps the messages that it has accepted.
 */

export type Stage =
  | 'greeting'
  | 'ehlo'
  | 'starttls'
  | 'tls'
  | 'auth'
  | 'mail'
  | 'rcpt'
  | 'data'
  | 'body'
  | 'final'
  | 'unknown';

/**
 * A reply is sent as it is. `hang` sends nothing more. `drip` sends a reply that never ends. `close` ends the connection in
 * order, `reset` breaks it. At `final`, `keep:` first accepts the message, like a server whose reply is lost.
 */
export type Action =
  | `${number} ${string}`
  | 'hang'
  | 'drip'
  | 'close'
  | 'reset'
  | 'keep:hang'
  | 'keep:close'
  | 'keep:reset';

/** Actions by stage; other stages succeed. Each entry of an array is used once, and null succeeds. */
export type Script = Partial<Record<Stage, Action | (Action | null)[]>>;

export type KeptMail = {
  from: string;
  to: string[];
  raw: string;
  /** Whether the message came over TLS. */
  secure: boolean;
  user?: string;
};

export type SmtpOptions = {
  script?: Script;
  /** Script for each connection by its number, for long random runs. Overrides `script`. */
  scriptFor?: (connection: number) => Script;
  /** Offers STARTTLS. */
  starttls?: boolean;
  /** TLS from the first byte. */
  secure?: boolean;
  /** Offers AUTH PLAIN LOGIN. */
  auth?: boolean;
  /** Offers PIPELINING, as most servers do: sender, recipients and DATA are then sent together. */
  pipelining?: boolean;
  /** Plain text sent directly after the 220 reply to STARTTLS, as an attacker on the network could inject it. */
  injected?: string;
  /** Recipients that the server refuses while it accepts the others. */
  refuses?: string[];
  /** SIZE that the server announces. */
  size?: number;
  /** Delay before each reply: milliseconds, or a promise to wait for. */
  delay?: () => number | Promise<void>;
};

export type FakeSmtp = Awaited<ReturnType<typeof startSmtp>>;

/** Part of the server's replies that must never reach a visitor or the log. */
export const serverSecret = 'QUEUE-SECRET-relay-7.internal';

const context = () => createSecureContext({ key: testKey, cert: testCertificate });

/** Starts the server on a free port of 127.0.0.1. */
export async function startSmtp(options: SmtpOptions = {}) {
  const mails: KeptMail[] = [];
  const sockets = new Set<Socket>();
  const timesReached = new Map<Stage, number>();
  let connections = 0;

  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    connections += 1;
    const script = options.scriptFor?.(connections) ?? options.script ?? {};
    void converse(socket, { ...options, script }, actionOf(script, timesReached), (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    mails,
    /** Number of connections so far. */
    connections: () => connections,
    /** Number of connections that are still open. */
    open: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type NextAction = (stage: Stage) => Action | null;

function actionOf(script: Script, timesReached: Map<Stage, number>): NextAction {
  return (stage) => {
    const entry = script[stage];
    if (!Array.isArray(entry)) return entry ?? null;
    const times = timesReached.get(stage) ?? 0;
    timesReached.set(stage, times + 1);
    return entry[times] ?? null;
  };
}

async function pause({ delay }: SmtpOptions): Promise<void> {
  const duration = delay?.();
  if (typeof duration === 'number') await wait(duration);
  else await duration;
}

async function converse(
  plain: Socket,
  options: SmtpOptions,
  nextAction: NextAction,
  keep: (mail: KeptMail) => void,
): Promise<void> {
  let socket: Socket | TLSSocket = plain;
  let secure = false;
  let user: string | undefined;
  let silent = false;
  let mail: { from: string; to: string[] } = { from: '', to: [] };

  /** Performs the action of a stage. @returns whether the stage succeeded */
  const perform = async (stage: Stage, reply?: string): Promise<boolean> => {
    const action = nextAction(stage);
    await pause(options);
    silent = action !== null && !/^\d/.test(action);
    switch (action) {
      case null:
        if (reply) socket.write(`${reply}\r\n`);
        return true;
      case 'hang':
        return false;
      case 'drip':
        void drip(socket);
        return false;
      case 'close':
        socket.end();
        return false;
      case 'reset':
        plain.resetAndDestroy();
        return false;
      default:
        socket.write(`${action} ${serverSecret}\r\n`);
        if (action.startsWith('421')) socket.end();
        return false;
    }
  };

  const startTls = async (): Promise<void> => {
    secure = true;
    const action = nextAction('tls');
    if (action === 'hang') {
      plain.on('data', () => undefined);
      await new Promise(() => undefined);
    }
    if (action === 'close') plain.end();
    if (action === 'reset') plain.resetAndDestroy();
    socket = new TlsSocket(plain, { isServer: true, secureContext: context() });
    socket.on('error', () => undefined);
  };

  if (options.secure) await startTls();
  if (!(await perform('greeting', '220 relay.localhost ESMTP'))) return;

  let lines = linesOf(socket);
  for (;;) {
    if (silent) return lines.stop();
    const line = await lines.next();
    if (line === undefined) return;
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') {
      const offers = [
        'relay.localhost',
        options.starttls && !secure && 'STARTTLS',
        options.auth && 'AUTH PLAIN LOGIN',
        options.size && `SIZE ${options.size}`,
        options.pipelining && 'PIPELINING',
        '8BITMIME',
      ].filter(Boolean);
      const reply = offers
        .map((offer, i) => `250${i === offers.length - 1 ? ' ' : '-'}${offer}`)
        .join('\r\n');
      await perform('ehlo', reply);
    } else if (verb === 'STAR') {
      if (!options.starttls) {
        socket.write(`502 5.5.1 not implemented ${serverSecret}\r\n`);
        continue;
      }
      lines.stop();
      if (!(await perform('starttls', `220 ready${options.injected ?? ''}`))) {
        lines = linesOf(socket);
        continue;
      }
      await startTls();
      lines = linesOf(socket);
    } else if (verb === 'AUTH') {
      if (!options.auth) {
        socket.write(`502 5.5.1 not implemented ${serverSecret}\r\n`);
        continue;
      }
      const name = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0')[1];
      if (await perform('auth', '235 2.7.0 welcome')) user = name;
    } else if (verb === 'MAIL') {
      mail = { from: /<(.*?)>/.exec(line)?.[1] ?? '', to: [] };
      await perform('mail', '250 2.1.0 fine');
    } else if (verb === 'RCPT') {
      const to = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (options.refuses?.includes(to)) socket.write(`550 5.1.1 no <${to}> here ${serverSecret}\r\n`);
      else if (await perform('rcpt', '250 2.1.5 fine')) mail.to.push(to);
    } else if (verb === 'DATA') {
      if (mail.to.length === 0) {
        socket.write('554 5.5.1 no valid recipients\r\n');
        continue;
      }
      if (!(await perform('data', '354 go on'))) continue;
      if ((await lines.peek()) === undefined) return;
      if (!(await perform('body'))) return lines.stop();
      const raw = await readMessage(lines);
      if (raw === undefined) return;
      const message: KeptMail = { ...mail, raw, secure, user };
      const final = finalAction(nextAction('final'));
      if (final.keep) keep(message);
      await pause(options);
      if (final.action === 'hang') return lines.stop();
      if (final.action === 'drip') return void drip(socket);
      if (final.action === 'close') socket.end();
      else if (final.action === 'reset') plain.resetAndDestroy();
      else socket.write(`${final.action} ${serverSecret}\r\n`);
    } else if (verb === 'QUIT') {
      socket.end('221 bye\r\n');
    } else {
      await perform('unknown', '250 fine');
    }
  }
}

function finalAction(action: Action | null): { keep: boolean; action: string } {
  if (action === null) return { keep: true, action: '250 2.0.0 queued as' };
  if (action.startsWith('keep:')) return { keep: true, action: action.slice(5) };
  return { keep: false, action };
}

/** Sends a continuation line every 50 ms, for ever. */
async function drip(socket: Socket): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    socket.write('250-still here\r\n');
    await wait(50);
  }
}

async function readMessage(lines: ReturnType<typeof linesOf>): Promise<string | undefined> {
  const message: string[] = [];
  for (;;) {
    const line = await lines.next();
    if (line === undefined) return undefined;
    if (line === '.') return `${message.join('\r\n')}\r\n`;
    message.push(line.startsWith('.') ? line.slice(1) : line);
  }
}

/** Reads lines without their line ends. `next` and `peek` give undefined once the client is gone. */
function linesOf(socket: Socket) {
  let rest = '';
  const queue: string[] = [];
  let ended = false;
  let wake: (() => void) | undefined;
  const onData = (chunk: Buffer) => {
    const parts = (rest + chunk.toString('latin1')).split('\r\n');
    rest = parts.pop() ?? '';
    queue.push(...parts);
    wake?.();
  };
  const onEnd = () => {
    ended = true;
    wake?.();
  };
  socket.on('data', onData);
  socket.on('end', onEnd);
  socket.on('close', onEnd);
  const peek = async () => {
    while (queue.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve));
    return queue[0];
  };
  return {
    peek,
    next: async () => {
      await peek();
      return queue.shift();
    },
    stop: () => {
      socket.off('data', onData);
      socket.off('end', onEnd);
      socket.off('close', onEnd);
    },
  };
}

/** The raw bytes of a kept message, for a mail parser. */
export function bytesOf(mail: KeptMail): Buffer {
  return Buffer.from(mail.raw, 'latin1');
}

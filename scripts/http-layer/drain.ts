import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Longest drain in milliseconds, above the endpoint's longest answer; then requests are aborted. */
const drainLimit = 35_000;

/**
 * Idle milliseconds after which a connection without a request is closed. Closing at once could abort a request that a
 * proxy has just sent, and a POST is not retried.
 */
const idleLimit = 1000;

const exitCodes = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Graceful stop on SIGTERM and SIGINT: each answer closes its connection, and after a second, in which a proxy that
 * polls `/api/ready` notices the stop, no new connection is accepted. Node by itself never closes busy connections.
 * SIGUSR2 only announces the stop: the package sends it before stopping the nginx in front.
 */
export function drainOnSignal(server: Server): {
  draining: () => boolean;
  /** Runs the answer to a request at once, or after the listener is closed if that is in progress. */
  admit: (answer: () => void) => void;
} {
  const idleSince = new Map<Socket, number>();
  const unanswered = new Set<ServerResponse>();
  let draining = false;
  let announced = false;
  let accepted = 0;
  /** Answers that wait while the listener is being closed. */
  let delayedAnswers: (() => void)[] | undefined;

  const closeAfterAnswer = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.on('connection', (socket: Socket) => {
    accepted++;
    idleSince.set(socket, performance.now());
    socket.once('close', () => idleSince.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    unanswered.add(response);
    if (draining) closeAfterAnswer(response);
    response.once('close', () => {
      unanswered.delete(response);
      if (idleSince.has(socket)) idleSince.set(socket, performance.now());
    });
  });

  /**
   * Closes the listener after a short turn of the event loop in which no connection was accepted: closing resets
   * connections that the system still queues, and their requests are lost. Each turn accepts one of them. Turns are
   * short because no request is answered in the meantime.
   */
  const closeOnceQueueIsEmpty = (
    started: number,
    acceptedBefore = accepted,
    turnStart = performance.now(),
  ) => {
    delayedAnswers ??= [];
    setImmediate(() => {
      const turnEnd = performance.now();
      const noneWaiting = accepted === acceptedBefore && turnEnd - turnStart < 1;
      if (!noneWaiting && performance.now() - started < idleLimit)
        return closeOnceQueueIsEmpty(started, accepted, turnEnd);
      // http.Server's own method would close all idle connections at once.
      NetServer.prototype.close.call(server);
      const answers = delayedAnswers ?? [];
      delayedAnswers = undefined;
      for (const answer of answers) answer();
    });
  };

  const drain = (signal: keyof typeof exitCodes) => {
    if (draining) return;
    draining = true;
    for (const response of unanswered) closeAfterAnswer(response);
    const started = performance.now();
    setTimeout(closeOnceQueueIsEmpty, idleLimit, started + idleLimit);
    setInterval(() => {
      const busy = new Set([...unanswered].map(({ req }) => req.socket));
      for (const [socket, time] of idleSince) {
        if (!busy.has(socket) && performance.now() - Math.max(time, started) >= idleLimit)
          socket.destroySoon();
      }
      if (idleSince.size === 0 && !server.listening) process.exit(exitCodes[signal]);
      if (performance.now() - started > drainLimit) process.exit(1);
    }, 50);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => drain(signal));
  process.on('SIGUSR2', () => (announced = true));
  const admit = (answer: () => void) => {
    if (delayedAnswers) delayedAnswers.push(answer);
    else answer();
  };
  return { draining: () => draining || announced, admit };
}

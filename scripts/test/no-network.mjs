import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Loaded before a program (`node --import`), takes the network from it: a connection that would leave the machine is
 * refused, and its host gets a line in the file that `NETWORK_LOG` names. Programs that it starts inherit this by
 * NODE_OPTIONS.
 */

const { connect } = Socket.prototype;

Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof options === 'object' ? options.host : typeof args[1] === 'string' ? args[1] : undefined;
  const path = typeof options === 'object' ? options.path : undefined;
  if (typeof path === 'string' || !host || /^(localhost|127\.[\d.]+|::1)$/.test(host))
    return connect.apply(this, args);
  appendFileSync(process.env.NETWORK_LOG, `${host}\n`);
  process.nextTick(() =>
    this.destroy(Object.assign(new Error(`The network is off: ${host}`), { code: 'ENETUNREACH' })),
  );
  return this;
};

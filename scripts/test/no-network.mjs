import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Loaded before a program (`node --import`), cuts it off from the network: a connection to another machine is refused, and
 * its host is appended to the file that `NETWORK_LOG` names. Node processes that the program starts inherit this through
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

import { describe, expect } from 'vitest';
import { endpointStarter } from '@/tests/helpers/mail-servers';
import {
  closed,
  deferredWith,
  endless,
  expectNothingPrivate,
  expectOutcome,
  type Faults,
  failedOrUncertain,
  it,
  refusedWith,
  reset,
  sent,
  shortTotalTimeout,
  silent,
  uncertain,
} from '@/tests/helpers/smtp-faults';

/** Faults of a mail server while a message is sent: at the sender, the recipient, the data and the final reply. */

const start = endpointStarter();

const duringMessage = { event: failedOrUncertain, cmd: 'DATA' };
const sentAtSecondTry = { ...sent, attempts: 2 };
const acceptedTooEarly = '250 2.0.0 taken';

const faults: Faults = [
  // Envelope
  ['defers the sender (451)', { mail: '451 4.3.0 later' }, deferredWith(451, 'EENVELOPE', 'MAIL FROM')],
  ['refuses the sender (553)', { mail: '553 5.1.8 no' }, refusedWith(553, 'EENVELOPE', 'MAIL FROM')],
  ['hangs at the sender', { mail: 'hang' }, silent],
  ['resets at the sender', { mail: 'reset' }, reset],
  ['defers the recipient (450)', { rcpt: '450 4.2.1 greylisted' }, deferredWith(450, 'EENVELOPE', 'RCPT TO')],
  ['refuses the recipient (550)', { rcpt: '550 5.1.1 no' }, refusedWith(550, 'EENVELOPE', 'RCPT TO')],
  ['closes at the recipient', { rcpt: 'close' }, closed],
  ['hangs at the recipient', { rcpt: 'hang' }, silent],
  // Data
  ['defers the data (451)', { data: '451 4.3.0 later' }, deferredWith(451, 'EENVELOPE', 'DATA')],
  ['refuses the data (554)', { data: '554 5.7.1 no' }, refusedWith(554, 'EENVELOPE', 'DATA')],
  [
    'accepts a message before it is sent (250 to DATA)',
    { data: acceptedTooEarly },
    { ...uncertain, code: 'EPROTOCOL', cmd: 'DATA' },
  ],
  [
    'accepts a message before it is sent, and then refuses each line of it (250, 500)',
    { data: acceptedTooEarly, unknown: '500 5.5.2 what' },
    { ...uncertain, code: 'EMESSAGE', rc: 500, cmd: 'DATA' },
  ],
  ['hangs before the data', { data: 'hang' }, silent],
  ['closes before the data', { data: 'close' }, closed],
  ['closes amid the message', { body: 'close' }, { ...duringMessage, status: 502 }],
  ['resets amid the message', { body: 'reset' }, { ...duringMessage, status: 502 }],
  ['hangs amid the message', { body: 'hang' }, { ...duringMessage, status: 504 }],
  // The final reply
  ['defers the message (451)', { final: '451 4.3.0 later' }, deferredWith(451, 'EMESSAGE', 'DATA')],
  ['has no room for the message (552)', { final: '552 5.2.2 full' }, refusedWith(552, 'EMESSAGE')],
  [
    'announces a size that the message exceeds',
    { final: '552 5.3.4 too big' },
    refusedWith(552),
    { size: 100 },
  ],
  ['refuses the message (554)', { final: '554 5.7.1 spam' }, refusedWith(554, 'EMESSAGE')],
  ['goes away with 421 after the message', { final: '421 4.3.2 bye' }, deferredWith(421)],
  ['closes after the message', { final: 'close' }, { ...uncertain, code: 'ECONNECTION' }],
  ['resets after the message', { final: 'reset' }, { ...uncertain, code: 'ESOCKET' }],
  ['hangs after the message', { final: 'hang' }, { ...uncertain, status: 504, cause: 'SOCKET_TIMEOUT' }],
  ['drips after the message', { final: 'drip' }, { ...uncertain, ...endless }, shortTotalTimeout],
  ['takes the message and closes without a word', { final: 'keep:close' }, { ...uncertain, accepted: 1 }],
  ['takes the message and never says so', { final: 'keep:hang' }, { ...uncertain, status: 504, accepted: 1 }],
  // Faults that the second try overcomes
  ['is busy once', { greeting: ['421 busy'] }, sentAtSecondTry],
  ['resets once at the sender', { mail: ['reset'] }, sentAtSecondTry],
  ['hangs once at the data', { data: ['hang'] }, sentAtSecondTry],
  ['defers the message once', { final: ['451 later'] }, sentAtSecondTry],
  // No fault
  ['works', {}, sent],
];

describe('the endpoint answers the visitor, and logs codes, for a mail server that', () => {
  it.each(faults)('%s', (...fault) => expectOutcome(start, fault));

  it('refuses some recipients and takes the rest', async () => {
    const { server, post, log } = await start(
      { refuses: ['gone@triplicate.test'] },
      { CONTACT_TO: 'inbox@triplicate.test,gone@triplicate.test' },
    );
    expect((await post()).status).toBe(200);
    expect(log[0]).toMatchObject({ event: 'contact.sent', level: 'warn', refused: 1 });
    expect(server.mails[0]?.to).toEqual(['inbox@triplicate.test']);
    expectNothingPrivate(JSON.stringify(log));
  });
});

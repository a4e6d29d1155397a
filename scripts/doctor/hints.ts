import type { Relay } from '../../lib/env';

/** Setting from which a mail server's address was read. */
export type AddressSetting = 'SMTP_HOST' | 'SMTP_URL' | 'SMTP_FALLBACK_URL';

/** Names of the parts of an address in a hint: they depend on the setting from which it was read. */
function addressParts(from: AddressSetting) {
  if (from === 'SMTP_HOST') {
    return {
      host: 'SMTP_HOST',
      port: 'SMTP_PORT',
      login: 'SMTP_USER and SMTP_PASS',
      tls: 'port 465 with SMTP_SECURE=true',
      plain: 'SMTP_SECURE=false',
      secure: 'SMTP_SECURE=true, or leave it out',
    };
  }
  return {
    host: `the host in ${from}`,
    port: 'its port',
    login: `them in ${from}`,
    tls: `smtps:// in ${from}`,
    plain: `smtp:// in ${from}, not smtps://`,
    secure: `smtps:// in ${from}`,
  };
}

/**
 * Explains a failure to the person who set the mail server up.
 *
 * @param code nodemailer's or the system's code
 * @param rc the mail server's reply code
 * @param from the setting to correct
 * @param relay the mail server that was tried
 */
export function hint(
  code: string,
  rc: number | undefined,
  from: AddressSetting,
  relay: Pick<Relay, 'port' | 'secure'>,
): string {
  const { host, port, login, tls, plain, secure } = addressParts(from);
  // RFC 5321, 4.2.4: 500 and 502 are unknown or unimplemented commands.
  if (code === 'EAUTH' && (!rc || rc === 500 || rc === 502)) {
    return 'The server offers no login on this port: try 587 or 465, or remove user and password.';
  }
  // RFC 4954, 6: “Authentication required”; RFC 3207, 4: “Must issue a STARTTLS command first”.
  if (rc === 530)
    return `It wants a login, or TLS before the message: set ${login}, and SMTP_REQUIRE_TLS=true.`;
  if (rc === 535 || code === 'EAUTH') return `User name or password is wrong: check ${login}.`;
  if (code === 'ETLS') return `The server offers no TLS here: try ${tls}.`;
  if (/WRONG_VERSION|PACKET_LENGTH/.test(code)) return `This port does not start with TLS: set ${plain}.`;
  if (/CERT|ALTNAME|SIGNATURE|ISSUER/.test(code)) {
    return `Its certificate is not trusted: does it name ${host}?`;
  }
  if (code === 'ECONNREFUSED') return `Nothing listens there: check ${host}, ${port} and the firewall.`;
  if (/EDNS|ENOTFOUND|EAI_AGAIN/.test(code)) return `The name is not known: check ${host}.`;
  if (relay.port === 465 && !relay.secure) return `Port 465 is TLS from the start: set ${secure}.`;
  if (/TIMEOUT|ETIMEDOUT/.test(code)) {
    return 'It does not answer in time: many hosts block port 25, try 587.';
  }
  return 'Ask the mail provider what this means.';
}

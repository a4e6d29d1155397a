/**
 * A self-signed certificate for localhost, 127.0.0.1 and relay.localhost, valid from 2020 to 2120. It protects nothing:
 * the tests' mail server presents it, and only the tests trust it.
 */
export const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgngASmsFka52TYGJ0
NRO5y25pa8x2VtNkHNv1T2QKEAmhRANCAARBSnkTWhgWNmByilCased41GZHD/ps
zqlBHJMrGGnQtsEg5XExtN+FXA1BLlPmv6aDZAgUhDWuEmkZ1mXHqHFH
-----END PRIVATE KEY-----
`;

export const testCertificate = `-----BEGIN CERTIFICATE-----
MIIBdjCCARugAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABEFKeRNaGBY2YHKK
UJqx53jUZkcP+mzOqUEckysYadC2wSDlcTG034VcDUEuU+a/poNkCBSENa4SaRnW
ZceocUejXDBaMCsGA1UdEQQkMCKCCWxvY2FsaG9zdIIPcmVsYXkubG9jYWxob3N0
hwR/AAABMAwGA1UdEwQFMAMBAf8wHQYDVR0OBBYEFAxOI40ItxenyuqybZvbSNAC
EW/gMAoGCCqGSM49BAMCA0kAMEYCIQCZeN4E4gpGeIB3Rquxc9+WjZYS/FVYegtA
HEx2auzNnQIhAP7K1ApCVd8jo5Kcz7rFhUZwYFzB/Cy38hMkeV4crSBd
-----END CERTIFICATE-----
`;

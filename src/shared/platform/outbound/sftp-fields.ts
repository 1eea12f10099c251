import { z } from 'zod';

/** A label or an IPv4 or IPv6 address; where it may lead is checked when it is connected to. */
export const hostField = z
  .string()
  .max(253)
  .regex(/^[A-Za-z0-9_.:-]+$/, 'is not the name or address of a host')
  .meta({ examples: ['sftp.dms.example'] });

/** Of a server, as `ssh-keygen -lf` prints it. */
export const hostKeyField = z
  .string()
  .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, 'is not a fingerprint as ssh-keygen -lf prints it: SHA256:…')
  .meta({ examples: [`SHA256:${'A'.repeat(43)}`] });

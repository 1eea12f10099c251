import { randomBytes } from 'node:crypto';
import { openStudio } from '../cms/seed/open-studio.ts';
import { readStudioSettings } from '../cms/settings.ts';

/**
 * Makes an administrator of the content studio, or lets one in again who forgot the password:
 * `npm run studio:admin -- anna@dealer.example "Anna Berg"`. The studio's own page for the first account stays shut,
 * because whoever came first would own the sites.
 */
const [email, name] = process.argv.slice(2);
if (!email?.includes('@')) {
  console.error('Say who: npm run studio:admin -- anna@dealer.example "Anna Berg"');
  process.exit(1);
}

const given = process.env['STUDIO_ADMIN_PASSWORD']?.trim();
const password = given || randomBytes(12).toString('base64url');
const payload = await openStudio(readStudioSettings(process.env));
const known = await payload.find({
  collection: 'users',
  where: { email: { equals: email } },
  limit: 1,
  depth: 0,
});
const [person] = known.docs;
const data = { email, password, role: 'administrator', ...(name && { name }) };
if (person) {
  await payload.update({ collection: 'users', id: person.id, data: data as never, depth: 0 });
  await payload.unlock({ collection: 'users', data: { email } as never, overrideAccess: true });
} else {
  await payload.create({ collection: 'users', data: { name: email, ...data } as never, depth: 0 });
}
console.log(`${person ? 'Let in again' : 'Made'}: ${email}, administrator of all sites.`);
if (!given) console.log(`Password: ${password}`);
await payload.destroy();
process.exit(0);

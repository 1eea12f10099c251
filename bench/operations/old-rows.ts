import { DatabaseSync } from 'node:sqlite';

const LONG_AGO = '2020-01-15T08:00:00.000Z';

/** Rows that the hourly clean-ups of a server delete or make anonymous: leads, their messages, answers, bookings. */
export function addOldRows(file: string, count: number): void {
  const db = new DatabaseSync(file, { timeout: 30_000 });
  const customer = {
    firstName: 'Ebba',
    lastName: 'Lindmark',
    phone: '+46701740605',
    email: 'ebba@example.com',
  };
  const lead = db.prepare(
    `insert into lead (id, submission_id, form_name, site, body, received_at) values (?, ?, 'x', 'solvik-se', ?, ?)`,
  );
  const delivery = db.prepare(
    `insert into delivery (key, channel, about, state, attempts, due_at, created_at, delivered_at)
     values (?, 'mail', ?, 'delivered', 1, ?, ?, ?)`,
  );
  const kept = db.prepare(`insert into kept_message (key, about, body, kept_at) values (?, ?, ?, ?)`);
  const answers = db.prepare(
    `insert into form_submission (id, provider, form_id, answers, received_at) values (?, 'builder', '7', ?, ?)`,
  );
  const booking = db.prepare(
    `insert into workshop_booking (id, idempotency_key, manage_token_hash, state, site, department_id, bay_id, date,
       starts_at, ends_at, is_full_day, body, sequence, created_at, changed_at)
     values (?, ?, ?, 'done', 'solvik-se', 'd', 'b', '2020-01-15', 480, 540, 0, ?, 0, ?, ?)`,
  );
  const text = JSON.stringify({ customer, message: 'Finns den kvar? '.repeat(20) });
  const body = JSON.stringify({ language: 'sv', registrationNumber: 'ABC123', customer, services: [] });
  db.exec('begin immediate');
  for (let n = 0; n < count; n += 1) {
    const id = `old-${n}`;
    lead.run(id, id, text, LONG_AGO);
    delivery.run(`${id}.mail`, id, LONG_AGO, LONG_AGO, LONG_AGO);
    kept.run(`${id}.mail`, id, text, LONG_AGO);
    answers.run(id, text, LONG_AGO);
    booking.run(id, id, id, body, LONG_AGO, LONG_AGO);
  }
  db.exec('commit');
  db.close();
}

/** How many of them the clean-ups have not come to yet. */
export function oldRowsLeft(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const row = db
    .prepare(
      `select (select count(*) from lead where received_at = :at) +
              (select count(*) from form_submission where received_at = :at) +
              (select count(*) from workshop_booking where created_at = :at and anonymised_at is null) as rows`,
    )
    .get({ at: LONG_AGO });
  db.close();
  return Number(row?.['rows']);
}

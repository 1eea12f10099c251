import type { BookingMail, ServiceLine } from './booking-mail.ts';

/** For clients that show no HTML. */
export function bookingMailText(mail: BookingMail): string {
  const { heading, intro, when, car, workshop, number, services, message, action, foot } = mail;
  const rows = [
    { label: when.label, lines: [when.value, ...(when.note ? [when.note] : [])] },
    { label: car.label, lines: [`${car.registrationNumber}, ${car.name}`] },
    { label: workshop.label, lines: [workshop.name, workshop.address, workshop.phone] },
    { label: number.label, lines: [number.value] },
  ];
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const parts = [
    heading,
    intro,
    rows.flatMap(({ label, lines }) => indented(`${label}:`, lines, width)).join('\n'),
    `${services.label}:\n\n${[...services.lines, ...(services.total ? [services.total] : [])].map(serviceAsText).join('\n')}`,
    services.note,
    message && `${message.label}:\n\n${message.text}`,
    mail.isCancelled ? undefined : `${workshop.directions.label}: ${workshop.directions.href}`,
    `${action.label}: ${action.href}`,
    `--\n${foot}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function indented(label: string, lines: readonly string[], width: number): string[] {
  return lines.map((line, at) => `${at === 0 ? label.padEnd(width) : ' '.repeat(width)}${line}`);
}

function serviceAsText({ name, details, price }: ServiceLine): string {
  return `${[name, ...details].join(', ')}: ${price}`;
}

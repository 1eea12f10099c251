/** The content of a mail about a lead, before it is rendered as text or HTML. */
export type LeadMail = {
  subject: string;
  /** 'Ebba Lindmark vill provköra' */
  heading: string;
  /** Shown first. */
  warning?: string | undefined;
  rows: readonly LeadMailRow[];
  /** As the customer wrote it. */
  message: { label: string; text: string } | undefined;
  link: { label: string; href: string };
  foot: string;
};

export type LeadMailRow = {
  label: string;
  value: string;
  href?: string | undefined;
  more?: readonly string[];
};

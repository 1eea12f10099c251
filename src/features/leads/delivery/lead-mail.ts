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
  photos?: readonly LeadMailPhoto[] | undefined;
  link: { label: string; href: string };
  foot: string;
};

export type LeadMailRow = {
  label: string;
  value: string;
  href?: string | undefined;
  more?: readonly string[];
};

/** Shown small; the link leads to the photo in full. */
export type LeadMailPhoto = {
  label: string;
  href: string;
  contentId: string;
  thumbnail: Uint8Array;
  width: number;
  height: number;
};

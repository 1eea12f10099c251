/** What the studio says about requests for publishing, in mails. */
export const requestTexts = {
  en: {
    askedMail: (name: string, title: string) => `${name} asks you to publish “${title}”`,
    returnedMail: (name: string, title: string) => `${name} sent “${title}” back to you`,
    publishedMail: (name: string, title: string) => `${name} published “${title}”`,
  },
  sv: {
    askedMail: (name: string, title: string) => `${name} ber dig publicera ”${title}”`,
    returnedMail: (name: string, title: string) => `${name} skickade tillbaka ”${title}” till dig`,
    publishedMail: (name: string, title: string) => `${name} publicerade ”${title}”`,
  },
};

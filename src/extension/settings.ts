/** What operators configure an extension with, by the name it has in the code. */
export type SettingDeclarations = Readonly<Record<string, SettingDeclaration>>;
export type SettingDeclaration = {
  /** The environment variable, such as CRM_URL. */
  variable: string;
  about: string;
  optional?: boolean;
};

export type SettingsOf<S extends SettingDeclarations> = {
  readonly [K in keyof S]: S[K] extends { optional: true } ? string | undefined : string;
};

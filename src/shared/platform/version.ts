import packageFile from '../../../package.json' with { type: 'json' };

/** The version of this program, unless the operator names the release. */
export const { version } = packageFile;

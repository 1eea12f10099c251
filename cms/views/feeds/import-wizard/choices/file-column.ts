/** A column of the file, with the first value that stands in it. */
export type FileColumn = { column: string; sample: string };

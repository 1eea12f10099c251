export type CarPhotoTables = {
  car_photo: CarPhotoTable;
  car_photo_use: CarPhotoUseTable;
  car_photo_host: CarPhotoHostTable;
  car_photo_file: CarPhotoFileTable;
  car_photo_storage: CarPhotoStorageTable;
  car_photo_cursor: CarPhotoCursorTable;
};

/** A photo that cars of feeds name by its web address. */
export interface CarPhotoTable {
  /** Hash of the address. */
  photo: string;
  url: string;
  /** With its port, where the address names one. */
  host: string;
  /** waiting, fetched, failed or gone, as the last attempt left it */
  state: string;
  /** 0: the first photo of a car, 1: another one, 2: one that was fetched and is asked about again. */
  priority: number;
  /** When it is fetched next; null while no car shows it. */
  due_at: string | null;
  /** That failed in a row. */
  attempts: number;
  problem: string | null;
  problem_text: string | null;
  /** In the media library; also while later attempts fail. */
  file: string | null;
  /** Of the bytes as they were sent. */
  source_hash: string | null;
  etag: string | null;
  last_modified: string | null;
  fetched_at: string | null;
  /** When it became another file. */
  changed_at: string | null;
  /** Since when no car has shown it. */
  unused_since: string | null;
}

/** A photo at its place among those of a car. */
export interface CarPhotoUseTable {
  index_name: string;
  car_id: string;
  position: number;
  photo: string;
}

/** A server that photos are fetched from; one process at a time asks it. */
export interface CarPhotoHostTable {
  host: string;
  /** When the first of its photos is due; null where none is. */
  due_at: string | null;
  /** It does not answer, or asked for a pause. */
  rest_until: string | null;
  /** Requests in a row that it did not answer. */
  failures: number;
  problem_text: string | null;
  claim: string | null;
  claimed_until: string | null;
}

/** A file in the media library that photos were stored as, several with the same content as one. */
export interface CarPhotoFileTable {
  file: string;
  bytes: number;
  /** A few pixels as a data URI. */
  placeholder: string | null;
  /** 1 from when its bytes are being deleted. */
  deleting: number;
}

/** One row: what all files take. */
export interface CarPhotoStorageTable {
  id: number;
  bytes: number;
}

/** Up to which revision of an index its cars have been asked for their photos. */
export interface CarPhotoCursorTable {
  index_name: string;
  revision: number;
}

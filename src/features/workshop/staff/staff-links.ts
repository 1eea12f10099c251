export const STAFF_PATH = '/workshop';

export const dayPath = (departmentId: string, date: string): string =>
  `${STAFF_PATH}/${encodeURIComponent(departmentId)}/${date}`;

export const blockPath = (departmentId: string, date: string): string =>
  `${dayPath(departmentId, date)}/block`;

export const unblockPath = (departmentId: string, date: string): string =>
  `${dayPath(departmentId, date)}/unblock`;

export const bookingPath = (id: string): string => `${STAFF_PATH}/booking/${encodeURIComponent(id)}`;

/** Always today. */
export const wallPath = (departmentId: string): string =>
  `${STAFF_PATH}?wall=${encodeURIComponent(departmentId)}`;

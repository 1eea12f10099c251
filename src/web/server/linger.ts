import type { Server } from 'node:http';

/**
 * Closing a server cuts the connections that have no request. A proxy may just be sending its next one there, and may
 * not send it to another process when it changes something. So they stay open for a moment longer: what comes is
 * answered, and the connection closed with the answer.
 */
export function lingerIdleConnections(server: Server, lingerMs: number): void {
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => void setTimeout(closeIdleConnections, lingerMs);
}

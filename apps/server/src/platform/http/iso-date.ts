/** Formats a time for responses: ISO 8601 in UTC. @param time epoch ms */
export function toIsoDate(time: number): string {
  return new Date(time).toISOString();
}

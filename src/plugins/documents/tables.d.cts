/**
 * Takes the documents out of one of the client's generated tables.
 * @throws {Error} when the table has not the form it had
 */
export function withoutDocuments(file: string, source: string, chunkNames: Record<string, object>, prefix: string): string;

/** In UTC, so that every reader sees the same day. */
export const inWords = (options: Intl.DateTimeFormatOptions) => {
  const {format} = new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', ...options});
  return (day: string): string => format(new Date(day));
};

/** A day in full: `September 15, 2025`. */
export const formatDate = inWords({dateStyle: 'long'});

/** A day of a year that goes without saying: `September 15`. */
export const formatShort = inWords({month: 'long', day: 'numeric'});

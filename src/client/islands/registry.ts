/** The islands there are. Those of one page share a file. */
export const islands = {
  articles: () => import(/* webpackChunkName: "insights" */ '@site/src/components/Articles'),
  BookingLink: () => import(/* webpackChunkName: "contact" */ '@site/src/islands/BookingLink'),
  ContactForm: () => import(/* webpackChunkName: "contact" */ '@site/src/islands/ContactForm'),
  OfficeHours: () => import(/* webpackChunkName: "contact" */ '@site/src/islands/OfficeHours'),
  nearestPages: () =>
    import(/* webpackChunkName: "not-found" */ '@site/src/components/NearestPages'),
};

export type IslandName = keyof typeof islands;

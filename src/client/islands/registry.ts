/** The islands there are. Those of one page share a file. */
export const islands = {
  articles: () => import(/* webpackChunkName: "insights" */ '@site/src/components/Articles'),
  subscribeForm: () =>
    import(/* webpackChunkName: "insights" */ '@site/src/components/SubscribeForm'),
  consultation: () => import(/* webpackChunkName: "contact" */ '@site/src/components/Consultation'),
  contactForm: () => import(/* webpackChunkName: "contact" */ '@site/src/components/ContactForm'),
  officeHours: () => import(/* webpackChunkName: "contact" */ '@site/src/components/OfficeHours'),
};

export type IslandName = keyof typeof islands;

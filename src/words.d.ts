// Files that people write as YAML: everything in them is text (`src/yaml.cjs`), and what the model says.
declare module '*/identity.yml' {
  const identity: import('./content/model').Identity;
  export default identity;
}

declare module '*/company.yml' {
  const company: import('./content/model').Company;
  export default company;
}

declare module '*/filledCompany.yml' {
  const company: Required<import('./content/model').Company>;
  export default company;
}

declare module '*/categories.yml' {
  // Not by the model, whose choices come from it.
  const values: {categories: {name: string; tone?: import('./content/categories').Tone}[]};
  export default values;
}

declare module '*/_home.yml' {
  const words: import('./content/model').Words['home'];
  export default words;
}

declare module '*/_services.yml' {
  const words: import('./content/model').Words['services'];
  export default words;
}

declare module '*/_industries.yml' {
  const words: import('./content/model').Words['industries'];
  export default words;
}

declare module '*/_about.yml' {
  const words: import('./content/model').Words['about'];
  export default words;
}

declare module '*/_insights.yml' {
  const words: import('./content/model').Words['insights'];
  export default words;
}

declare module '*/_contact.yml' {
  const words: import('./content/model').Words['contact'];
  export default words;
}

declare module '*/_404.yml' {
  const words: import('./content/model').Words['notFound'];
  export default words;
}

declare module '*/words.yml' {
  const words: import('./content/model').Words['shared'];
  export default words;
}

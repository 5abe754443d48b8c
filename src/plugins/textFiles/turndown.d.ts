/** The part of Turndown that is used here; the package brings no types. */
declare module 'turndown' {
  type Rule = {
    filter: string | string[];
    replacement: (content: string, node: Node) => string;
  };
  export default class TurndownService {
    constructor(options?: {
      headingStyle?: 'setext' | 'atx';
      bulletListMarker?: '-' | '+' | '*';
      codeBlockStyle?: 'indented' | 'fenced';
      emDelimiter?: '_' | '*';
      br?: string;
    });
    addRule(name: string, rule: Rule): this;
    turndown(html: string): string;
  }
}

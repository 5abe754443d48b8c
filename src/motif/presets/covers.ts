import type {Drawing} from '../compose';
import type {Point} from '../field';
import styles from './cover-styles.json';

/** What a category's covers have in common; the variant changes it a little. */
type CoverStyle = Omit<Drawing, 'canvas' | 'ground'> & {
  /** How far a variant may turn the drawing, in degrees. A lattice looks right level or clearly tilted. */
  turn: number;
  /** How far a variant may move it, in px to either side. */
  shift: Point;
  /** Its nodes mirror each other and stay where they are. */
  isSymmetrical?: boolean;
};

/** The six categories (specification section 3), in px on a canvas of 1200 by 675. */
export const coverStyles = styles as unknown as Record<string, CoverStyle>;

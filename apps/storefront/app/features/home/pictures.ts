import hero480Avif from '../../assets/hero-480.avif';
import hero480Webp from '../../assets/hero-480.webp';
import hero720Avif from '../../assets/hero-720.avif';
import hero720Webp from '../../assets/hero-720.webp';
import hero960Avif from '../../assets/hero-960.avif';
import hero960Webp from '../../assets/hero-960.webp';
import history480Avif from '../../assets/history-480.avif';
import history480Webp from '../../assets/history-480.webp';
import history720Avif from '../../assets/history-720.avif';
import history720Webp from '../../assets/history-720.webp';
import history1200Avif from '../../assets/history-1200.avif';
import history1200Webp from '../../assets/history-1200.webp';

/** A drawing in the sizes and formats that `scripts/make-assets.mjs` writes. */
export interface StaticPictureFiles {
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
  /** Size of the drawing in px; its aspect ratio reserves the space. */
  readonly width: number;
  readonly height: number;
}

export const HERO_PICTURE: StaticPictureFiles = {
  avif: `${hero480Avif} 480w, ${hero720Avif} 720w, ${hero960Avif} 960w`,
  webp: `${hero480Webp} 480w, ${hero720Webp} 720w, ${hero960Webp} 960w`,
  fallback: hero720Webp,
  width: 960,
  height: 1200,
};

export const HISTORY_PICTURE: StaticPictureFiles = {
  avif: `${history480Avif} 480w, ${history720Avif} 720w, ${history1200Avif} 1200w`,
  webp: `${history480Webp} 480w, ${history720Webp} 720w, ${history1200Webp} 1200w`,
  fallback: history720Webp,
  width: 1200,
  height: 800,
};

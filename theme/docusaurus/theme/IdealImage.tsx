import type { ComponentProps } from 'react'

type Picture = string | { src: { src: string; width?: number; height?: number }; preSrc?: string } | { default: string }

interface Props extends Omit<ComponentProps<'img'>, 'src'> {
  img: Picture
}

const addressOf = (img: Picture): string => {
  if (typeof img === 'string') {
    return img
  }
  return 'default' in img ? img.default : img.src.src
}

/** IdealImage shows an image as it is. docgen makes no smaller copies of it. */
export default function IdealImage({ img, alt = '', ...rest }: Props) {
  return <img loading="lazy" src={addressOf(img)} alt={alt} {...rest} />
}

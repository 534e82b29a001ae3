import Footer from '@theme-original/Footer'

export default function MyFooter({ year = 2024 }: { year?: number }) {
  return (
    <>
      <p>Made in the mountains, {year}.</p>
      <Footer />
    </>
  )
}

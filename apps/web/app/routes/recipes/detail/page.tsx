export default function Page() {
  return <h1>Recept</h1>
}
